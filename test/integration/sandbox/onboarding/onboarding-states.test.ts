import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { KEYS, minimalForm, openBackOffice } from './onboarding-back-office.ts';
import { START } from '../open-sandbox.ts';

const STARTED = new Date(START).toISOString();

describe('an application', () => {
  it('goes from draft to a boarded merchant with location and terminal', async () => {
    const backOffice = await openBackOffice();
    const id = await backOffice.drafted();
    const path = `/merchant-onboarding/applications/${id}`;
    const submitted = await backOffice.send('POST', `${path}/submit`);
    expect([submitted.status, submitted.json['status']]).toEqual([200, 'sent']);
    const seen: unknown[] = [await backOffice.statusOf(id)];
    for (const action of ['open', 'sign', 'startReview', 'review', 'startBoarding', 'board']) {
      await backOffice.act(id, action);
      seen.push(await backOffice.statusOf(id));
    }
    expect(seen).toEqual(['signing', 'viewed', 'signed', 'reviewing', 'reviewed', 'boarding', 'boarded']);

    const { onboardedMerchantId } = (await backOffice.status(id)).json;
    const merchant = await backOffice.send('GET', `/Merchants/${String(onboardedMerchantId)}`);
    expect(merchant.json).toMatchObject({ name: 'Shell Shop', partnerId: 'par_Harbor' });
    const locations = await backOffice.send('GET', `/Merchants/${String(onboardedMerchantId)}/locations`);
    expect(locations.json).toMatchObject([{ name: 'Shell Shop', locationBusinessType: 'physical' }]);
    const terminals = await backOffice.send('GET', `/Merchants/${String(onboardedMerchantId)}/terminals`);
    expect(terminals.json).toMatchObject([{ tenderTypes: ['usdcBase', 'ethereum'] }]);
  });

  it('boards a merchant that sells both ways with a place for each', async () => {
    const backOffice = await openBackOffice();
    const place = { locationBusinessType: 'both', website: 'https://shop.test' };
    const id = String((await backOffice.create({ place })).json['applicationId']);
    await backOffice.act(id, 'board');
    const { onboardedMerchantId } = (await backOffice.status(id)).json;
    const { json } = await backOffice.send('GET', `/Merchants/${String(onboardedMerchantId)}/locations`);
    expect(json).toMatchObject([{ locationBusinessType: 'physical' }, { locationBusinessType: 'virtual' }]);
  });

  it('boards only what can be written back as it is read', async () => {
    const backOffice = await openBackOffice();
    const online = { locationBusinessType: 'both', website: 'https://shop.test' };
    const full = String((await backOffice.create({ place: online })).json['applicationId']);
    const short = await backOffice.applied();
    for (const id of [full, short]) {
      await backOffice.act(id, 'board');
      const { onboardedMerchantId } = (await backOffice.status(id)).json;
      const path = `/Merchants/${String(onboardedMerchantId)}`;
      const merchant = await backOffice.send('GET', path);
      expect((await backOffice.send('PUT', path, merchant.json)).status).toBe(200);
      const locations = (await backOffice.send('GET', `${path}/locations`)).json as unknown as {
        id: string;
      }[];
      for (const location of locations)
        expect((await backOffice.send('PUT', `/Locations/${location.id}`, location)).status).toBe(200);
    }
  });

  it('tells its status with its exceptions, and no merchant before there is one', async () => {
    const backOffice = await openBackOffice();
    const id = await backOffice.applied();
    await backOffice.service.control('POST', `/applications/${id}/exceptions`, {
      exceptionType: 'validationError',
      onboardingStep: 'review',
      errorMessage: 'The proof is old.',
    });
    await backOffice.service.control('PATCH', `/applications/${id}/exceptions/0`, {
      status: 'inProgress',
      assignedTo: 'Kim',
    });
    const { json } = await backOffice.status(id);
    expect(json).toMatchObject({ applicationId: id, status: 'signing' });
    expect(json['onboardingExceptions']).toEqual([
      {
        status: 'inProgress',
        onboardingStep: 'review',
        exceptionType: 'validationError',
        errorMessage: 'The proof is old.',
        timestamp: STARTED,
        assignedTo: 'Kim',
        resolutionNotes: null,
      },
    ]);
    expect(json).not.toHaveProperty('onboardedMerchantId');
  });

  it('keeps a history of who moved it where', async () => {
    const backOffice = await openBackOffice();
    const id = await backOffice.applied();
    await backOffice.act(id, 'open', 'sign');
    const { json } = await backOffice.send('GET', `/merchant-onboarding/applications/${id}/history`);
    expect(json).toEqual([
      { timestamp: STARTED, event: 'created', status: 'draft', actor: 'partner' },
      { timestamp: STARTED, event: 'submit', status: 'signing', actor: 'partner' },
      { timestamp: STARTED, event: 'open', status: 'viewed', actor: 'signer' },
      { timestamp: STARTED, event: 'sign', status: 'signed', actor: 'signer' },
    ]);
  });

  it('is submitted once only', async () => {
    const backOffice = await openBackOffice();
    const path = `/merchant-onboarding/applications/${await backOffice.applied()}/submit`;
    expect((await backOffice.send('POST', path)).status).toBe(409);
  });

  it.each([
    ['draft', []],
    ['signing', ['submit']],
    ['viewed', ['submit', 'open']],
  ])('can be cancelled while %s, which revokes the signing token', async (_status, moves: string[]) => {
    const backOffice = await openBackOffice();
    const id = await backOffice.drafted();
    if (moves.includes('submit'))
      await backOffice.send('POST', `/merchant-onboarding/applications/${id}/submit`);
    const page = await backOffice.signingUrl(id);
    await backOffice.act(id, ...moves.slice(1));
    const cancelled = await backOffice.send('POST', `/merchant-onboarding/${id}/cancel`);
    expect([cancelled.status, cancelled.json['status']]).toEqual([200, 'withdrawn']);
    if (moves.length > 0) expect((await backOffice.service.send('GET', page)).status).toBe(404);
  });

  it.each([
    ['signed', ['open', 'sign']],
    ['reviewing', ['open', 'sign', 'startReview']],
    ['reviewed', ['open', 'sign', 'startReview', 'review']],
    ['changesRequested', ['open', 'sign', 'requestChanges']],
    ['rejected', ['open', 'sign', 'reject']],
    ['boarded', ['board']],
  ])('cannot be cancelled while %s', async (status, moves) => {
    const backOffice = await openBackOffice();
    const id = await backOffice.applied();
    await backOffice.act(id, ...moves);
    const { status: code, json } = await backOffice.send('POST', `/merchant-onboarding/${id}/cancel`);
    expect([code, json['code']]).toEqual([409, 'conflict']);
    expect(json['message']).toContain(status);
  });

  it('gets a new envelope when it is resent, and the old link ends', async () => {
    const backOffice = await openBackOffice();
    const first = (await backOffice.createShort()).json;
    const id = String(first['applicationId']);
    const oldPage = await backOffice.signingUrl(id);
    const resent = await backOffice.send('PUT', `/merchant-onboarding/applications/${id}`);
    expect([resent.status, resent.json['status']]).toEqual([200, 'resent']);
    expect(resent.json['envelopeId']).not.toBe(first['envelopeId']);
    expect((await backOffice.service.send('GET', oldPage)).status).toBe(404);
    expect((await backOffice.service.send('GET', await backOffice.signingUrl(id))).status).toBe(200);
  });

  it('is resubmitted with the corrected form, and signed again', async () => {
    const backOffice = await openBackOffice();
    const id = await backOffice.applied();
    const path = `/merchant-onboarding/applications/${id}`;
    await backOffice.act(id, 'open', 'sign', 'requestChanges');
    const wrong = await backOffice.send('PUT', path, minimalForm({ signerEmail: 'nobody' }));
    expect([wrong.status, wrong.json['code']]).toEqual([400, 'validation_error']);
    expect(wrong.json['details']).toMatchObject([{ field: 'signerEmail' }]);
    await backOffice.send('PUT', path, minimalForm({ merchantName: 'Shell & Sea' }));
    expect((await backOffice.status(id)).json).toMatchObject({
      status: 'resubmitted',
      merchantName: 'Shell & Sea',
    });
    await backOffice.act(id, 'open', 'sign');
    expect(await backOffice.statusOf(id)).toBe('signed');
  });

  it('cannot change its partner', async () => {
    const backOffice = await openBackOffice();
    const path = `/merchant-onboarding/applications/${await backOffice.applied()}`;
    const { status, json } = await backOffice.send(
      'PUT',
      path,
      minimalForm({ partnerId: 'par_HarborCafes' }),
    );
    expect([status, json['details']]).toMatchObject([400, [{ field: 'partnerId' }]]);
  });

  it('cannot be resent as a draft: nothing was sent yet', async () => {
    const backOffice = await openBackOffice();
    const path = `/merchant-onboarding/applications/${await backOffice.drafted()}`;
    expect((await backOffice.send('PUT', path)).status).toBe(409);
  });

  it('is 404 when there is none, 403 for a partner beside its own', async () => {
    const backOffice = await openBackOffice();
    const path = `/merchant-onboarding/applications/${await backOffice.applied()}`;
    expect((await backOffice.send('GET', '/merchant-onboarding/applications/app_none')).status).toBe(404);
    expect((await backOffice.send('GET', path, undefined, KEYS.meadow)).status).toBe(403);
    expect((await backOffice.send('GET', path, undefined, backOffice.service.apiKey)).status).toBe(403);
    expect((await backOffice.send('GET', path, undefined, KEYS.northwind)).status).toBe(200);
  });

  it('survives a restart', async () => {
    const stateFile = `${temporaryFolder()}/world.db`;
    const before = await openBackOffice({ stateFile });
    const id = await before.applied();
    await before.service.sandbox.close();
    const after = await openBackOffice({ stateFile });
    expect(await after.statusOf(id)).toBe('signing');
  });
});
