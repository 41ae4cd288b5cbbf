import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { KEYS, minimalForm, openDesk } from './onboarding-desk.ts';
import { START } from './open-sandbox.ts';

const STARTED = new Date(START).toISOString();

describe('an application', () => {
  it('goes from draft to a boarded merchant with location and terminal', async () => {
    const desk = await openDesk();
    const id = await desk.drafted();
    const path = `/merchant-onboarding/applications/${id}`;
    const submitted = await desk.send('POST', `${path}/submit`);
    expect([submitted.status, submitted.json['status']]).toEqual([200, 'sent']);
    const seen: unknown[] = [await desk.statusOf(id)];
    for (const action of ['open', 'sign', 'startReview', 'review', 'startBoarding', 'board']) {
      await desk.act(id, action);
      seen.push(await desk.statusOf(id));
    }
    expect(seen).toEqual(['signing', 'viewed', 'signed', 'reviewing', 'reviewed', 'boarding', 'boarded']);

    const { onboardedMerchantId } = (await desk.status(id)).json;
    const merchant = await desk.send('GET', `/Merchants/${String(onboardedMerchantId)}`);
    expect(merchant.json).toMatchObject({ name: 'Shell Shop', partnerId: 'par_Harbor' });
    const locations = await desk.send('GET', `/Merchants/${String(onboardedMerchantId)}/locations`);
    expect(locations.json).toMatchObject([{ name: 'Shell Shop', locationBusinessType: 'physical' }]);
    const terminals = await desk.send('GET', `/Merchants/${String(onboardedMerchantId)}/terminals`);
    expect(terminals.json).toMatchObject([{ tenderTypes: ['usdcBase', 'ethereum'] }]);
  });

  it('boards a merchant that sells both ways with a place for each', async () => {
    const desk = await openDesk();
    const place = { locationBusinessType: 'both', website: 'https://shop.test' };
    const id = String((await desk.create({ place })).json['applicationId']);
    await desk.act(id, 'board');
    const { onboardedMerchantId } = (await desk.status(id)).json;
    const { json } = await desk.send('GET', `/Merchants/${String(onboardedMerchantId)}/locations`);
    expect(json).toMatchObject([{ locationBusinessType: 'physical' }, { locationBusinessType: 'virtual' }]);
  });

  it('boards only what can be written back as it is read', async () => {
    const desk = await openDesk();
    const online = { locationBusinessType: 'both', website: 'https://shop.test' };
    const full = String((await desk.create({ place: online })).json['applicationId']);
    const short = await desk.applied();
    for (const id of [full, short]) {
      await desk.act(id, 'board');
      const { onboardedMerchantId } = (await desk.status(id)).json;
      const path = `/Merchants/${String(onboardedMerchantId)}`;
      const merchant = await desk.send('GET', path);
      expect((await desk.send('PUT', path, merchant.json)).status).toBe(200);
      const locations = (await desk.send('GET', `${path}/locations`)).json as unknown as { id: string }[];
      for (const location of locations)
        expect((await desk.send('PUT', `/Locations/${location.id}`, location)).status).toBe(200);
    }
  });

  it('tells its status with its exceptions, and no merchant before there is one', async () => {
    const desk = await openDesk();
    const id = await desk.applied();
    await desk.service.control('POST', `/applications/${id}/exceptions`, {
      exceptionType: 'validationError',
      onboardingStep: 'review',
      errorMessage: 'The proof is old.',
    });
    await desk.service.control('PATCH', `/applications/${id}/exceptions/0`, {
      status: 'inProgress',
      assignedTo: 'Kim',
    });
    const { json } = await desk.status(id);
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
    const desk = await openDesk();
    const id = await desk.applied();
    await desk.act(id, 'open', 'sign');
    const { json } = await desk.send('GET', `/merchant-onboarding/applications/${id}/history`);
    expect(json).toEqual([
      { timestamp: STARTED, event: 'created', status: 'draft', actor: 'partner' },
      { timestamp: STARTED, event: 'submit', status: 'signing', actor: 'partner' },
      { timestamp: STARTED, event: 'open', status: 'viewed', actor: 'signer' },
      { timestamp: STARTED, event: 'sign', status: 'signed', actor: 'signer' },
    ]);
  });

  it('is submitted once only', async () => {
    const desk = await openDesk();
    const path = `/merchant-onboarding/applications/${await desk.applied()}/submit`;
    expect((await desk.send('POST', path)).status).toBe(409);
  });

  it.each([
    ['draft', []],
    ['signing', ['submit']],
    ['viewed', ['submit', 'open']],
  ])('can be cancelled while %s, which revokes the signing token', async (_status, moves: string[]) => {
    const desk = await openDesk();
    const id = await desk.drafted();
    if (moves.includes('submit')) await desk.send('POST', `/merchant-onboarding/applications/${id}/submit`);
    const page = await desk.signingUrl(id);
    await desk.act(id, ...moves.slice(1));
    const cancelled = await desk.send('POST', `/merchant-onboarding/${id}/cancel`);
    expect([cancelled.status, cancelled.json['status']]).toEqual([200, 'withdrawn']);
    if (moves.length > 0) expect((await desk.service.send('GET', page)).status).toBe(404);
  });

  it.each([
    ['signed', ['open', 'sign']],
    ['reviewing', ['open', 'sign', 'startReview']],
    ['reviewed', ['open', 'sign', 'startReview', 'review']],
    ['changesRequested', ['open', 'sign', 'requestChanges']],
    ['rejected', ['open', 'sign', 'reject']],
    ['boarded', ['board']],
  ])('cannot be cancelled while %s', async (status, moves) => {
    const desk = await openDesk();
    const id = await desk.applied();
    await desk.act(id, ...moves);
    const { status: code, json } = await desk.send('POST', `/merchant-onboarding/${id}/cancel`);
    expect([code, json['code']]).toEqual([409, 'conflict']);
    expect(json['message']).toContain(status);
  });

  it('gets a new envelope when it is resent, and the old link ends', async () => {
    const desk = await openDesk();
    const first = (await desk.createShort()).json;
    const id = String(first['applicationId']);
    const oldPage = await desk.signingUrl(id);
    const resent = await desk.send('PUT', `/merchant-onboarding/applications/${id}`);
    expect([resent.status, resent.json['status']]).toEqual([200, 'resent']);
    expect(resent.json['envelopeId']).not.toBe(first['envelopeId']);
    expect((await desk.service.send('GET', oldPage)).status).toBe(404);
    expect((await desk.service.send('GET', await desk.signingUrl(id))).status).toBe(200);
  });

  it('is resubmitted with the corrected form, and signed again', async () => {
    const desk = await openDesk();
    const id = await desk.applied();
    const path = `/merchant-onboarding/applications/${id}`;
    await desk.act(id, 'open', 'sign', 'requestChanges');
    const wrong = await desk.send('PUT', path, minimalForm({ signerEmail: 'nobody' }));
    expect([wrong.status, wrong.json['code']]).toEqual([400, 'validation_error']);
    expect(wrong.json['details']).toMatchObject([{ field: 'signerEmail' }]);
    await desk.send('PUT', path, minimalForm({ merchantName: 'Shell & Sea' }));
    expect((await desk.status(id)).json).toMatchObject({
      status: 'resubmitted',
      merchantName: 'Shell & Sea',
    });
    await desk.act(id, 'open', 'sign');
    expect(await desk.statusOf(id)).toBe('signed');
  });

  it('cannot change its partner', async () => {
    const desk = await openDesk();
    const path = `/merchant-onboarding/applications/${await desk.applied()}`;
    const { status, json } = await desk.send('PUT', path, minimalForm({ partnerId: 'par_HarborCafes' }));
    expect([status, json['details']]).toMatchObject([400, [{ field: 'partnerId' }]]);
  });

  it('cannot be resent as a draft: nothing was sent yet', async () => {
    const desk = await openDesk();
    const path = `/merchant-onboarding/applications/${await desk.drafted()}`;
    expect((await desk.send('PUT', path)).status).toBe(409);
  });

  it('is 404 when there is none, 403 for a partner beside its own', async () => {
    const desk = await openDesk();
    const path = `/merchant-onboarding/applications/${await desk.applied()}`;
    expect((await desk.send('GET', '/merchant-onboarding/applications/app_none')).status).toBe(404);
    expect((await desk.send('GET', path, undefined, KEYS.meadow)).status).toBe(403);
    expect((await desk.send('GET', path, undefined, desk.service.apiKey)).status).toBe(403);
    expect((await desk.send('GET', path, undefined, KEYS.northwind)).status).toBe(200);
  });

  it('survives a restart', async () => {
    const stateFile = `${temporaryFolder()}/world.db`;
    const before = await openDesk({ stateFile });
    const id = await before.applied();
    await before.service.sandbox.close();
    const after = await openDesk({ stateFile });
    expect(await after.statusOf(id)).toBe('signing');
  });
});
