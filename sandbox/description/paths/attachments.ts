import type { Paths } from '../openapi.ts';
import { inPath } from '../parameters.ts';
import { RATE_HEADERS } from '../headers.ts';
import { ONBOARDING } from './applications.ts';
import { body, created, deleted, ok, operation, READ_ONE, WRITE } from './operation.ts';

/** Spec "Onboarding": the attachments of an application. The specification states no limits of size and number. */
export const attachmentPaths: Paths = {
  '/merchant-onboarding/applications/{applicationId}/attachments': {
    parameters: [inPath('applicationId')],
    get: operation(ONBOARDING, {
      id: 'listAttachments',
      summary: 'List the attachments of an application',
      success: ok('All of them.', 'AttachmentList'),
      refusals: READ_ONE,
    }),
    post: operation(ONBOARDING, {
      id: 'addAttachment',
      summary: 'Upload an attachment to a Draft',
      body: body('AttachmentUpload'),
      success: created('The attachment.', 'Attachment'),
      refusals: WRITE,
      notShown: 'The payload, and limits of size and number.',
    }),
  },
  '/merchant-onboarding/applications/{applicationId}/attachments/{attachmentId}': {
    parameters: [inPath('applicationId'), inPath('attachmentId')],
    get: operation(ONBOARDING, {
      id: 'downloadAttachment',
      summary: 'Download an attachment',
      success: {
        status: 200,
        response: {
          description: 'The file as it was uploaded.',
          headers: RATE_HEADERS,
          content: {
            'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
            '*/*': { schema: {} },
          },
        },
      },
      refusals: READ_ONE,
    }),
    delete: operation(ONBOARDING, {
      id: 'deleteAttachment',
      summary: 'Delete an attachment from a Draft',
      success: deleted,
      refusals: WRITE,
    }),
  },
};
