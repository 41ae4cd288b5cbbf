import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SandboxClock } from '../clock.ts';
import { conflict, invalid, notFound } from '../http/service-error.ts';
import { newId } from '../world/ids.ts';
import { wireTime } from '../world/wire-values.ts';
import type { Application } from './application.ts';
import type { Attachment, Attachments } from './attachments.ts';
import { visibleApplication } from './onboarding-parts.ts';
import type { ApplicationPath, OnboardingParts } from './onboarding-parts.ts';

const PATH = '/merchant-onboarding/applications/:applicationId/attachments';
const MAX_BYTES = 10 * 1024 * 1024;
/** Base64 makes a file a third larger. */
const BODY_LIMIT_BYTES = 14 * 1024 * 1024;

interface Upload {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: string;
}

/**
 * The specification does not show how a file is sent, and how large it may be. Here it is JSON with the content in
 * base64, up to 10 MiB.
 */
const uploadSchema = {
  type: 'object',
  required: ['fileName', 'contentType', 'content'],
  properties: {
    fileName: { type: 'string', minLength: 1, maxLength: 255 },
    contentType: { type: 'string', pattern: '^[A-Za-z0-9.+-]+/[A-Za-z0-9.+-]+$', maxLength: 127 },
    content: { type: 'string', minLength: 1 },
  },
};

interface AttachmentPath {
  Params: ApplicationPath['Params'] & { attachmentId: string };
}

export interface AttachmentParts extends OnboardingParts {
  readonly attachments: Attachments;
  readonly clock: SandboxClock;
}

/**
 * Upload to a Draft, list, download, delete from a Draft (spec "Onboarding (API key)"); 409 where the application is no
 * Draft.
 */
export function addAttachmentRoutes(app: FastifyInstance, parts: AttachmentParts): void {
  const { admission, attachments, clock } = parts;
  const options = { onRequest: admission.apiKey };

  app.post<ApplicationPath & { Body: Upload }>(
    PATH,
    { ...options, schema: { body: uploadSchema }, bodyLimit: BODY_LIMIT_BYTES },
    (request, reply) => {
      const application = draft(request);
      const { fileName, contentType, content } = request.body;
      const attachment = {
        id: newId('att'),
        applicationId: application.id,
        // Headers cannot hold half a surrogate pair.
        fileName: Buffer.from(fileName).toString(),
        contentType,
        size: sizeOf(content),
        created: clock.now(),
      };
      return reply.code(201).send(shown(attachments.add(attachment, content)));
    },
  );

  app.get<ApplicationPath>(PATH, options, (request) =>
    attachments.of(visibleApplication(request, parts).id).map(shown),
  );

  app.get<AttachmentPath>(`${PATH}/:attachmentId`, options, (request, reply) => {
    const attachment = named(request, visibleApplication(request, parts));
    const { contentType, fileName } = attachment;
    return reply
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`)
      .header('x-content-type-options', 'nosniff')
      .type(contentType)
      .send(attachments.content(attachment));
  });

  app.delete<AttachmentPath>(`${PATH}/:attachmentId`, options, (request, reply) => {
    attachments.remove(named(request, draft(request)));
    return reply.code(204).send();
  });

  function draft(request: FastifyRequest<ApplicationPath>): Application {
    const application = visibleApplication(request, parts);
    if (application.status === 'draft') return application;
    throw conflict('Attachments can only be changed while the application is a draft.');
  }

  function named({ params }: FastifyRequest<AttachmentPath>, application: Application): Attachment {
    const attachment = attachments.find(application.id, params.attachmentId);
    if (attachment === undefined) throw notFound('The application has no attachment with this identifier.');
    return attachment;
  }
}

function sizeOf(base64: string): number {
  const content = Buffer.from(base64, 'base64');
  const fault = (message: string) => invalid([{ field: 'content', message }]);
  if (content.length > MAX_BYTES) throw fault(`must not exceed ${MAX_BYTES} bytes`);
  // The decoder skips characters that are not base64.
  if (content.toString('base64') !== base64) throw fault('must be base64');
  return content.length;
}

function shown({ id, fileName, contentType, size, created }: Attachment) {
  return { attachmentId: id, fileName, contentType, size, created: wireTime(created) };
}
