import { listBrandPresets, type BrandPreset } from '@spinreel/api-contract/brand-presets';
import { vi } from 'vitest';

/**
 * Puts a server that only stores brand presets in place of `fetch`, until `vi.unstubAllGlobals()`. It answers 404 to other
 * calls, such as those of drafts that save themselves.
 */
export function stubBrandPresets(saved: readonly Partial<BrandPreset>[]) {
  let presets = saved.map(createBrandPreset);
  let refusal: string | null = null;
  let held: Promise<void> | null = null;
  const answer = (method: string, id: string, body: Partial<BrandPreset>): unknown => {
    if (method === 'GET') return { presets };
    const index = presets.findIndex((each) =>
      method === 'POST' ? each.brand === body.brand && each.name === body.name : each.id === id,
    );
    const { [index]: known } = presets;
    if (method === 'DELETE') presets = presets.filter((each) => each !== known);
    else if (known === undefined) presets = [...presets, createBrandPreset(body)];
    else presets = presets.with(index, { ...known, ...body });
    return presets[index] ?? presets.at(-1) ?? null;
  };
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
    if (!path.startsWith(listBrandPresets.route)) return new Response(null, { status: 404 });
    const waiting = held;
    held = null;
    await waiting;
    if (refusal !== null) {
      const error = { code: 'unacceptable', message: refusal };
      refusal = null;
      return Response.json({ success: false, error }, { status: 422 });
    }
    const sent = JSON.parse(typeof body === 'string' ? body : '{}') as Partial<BrandPreset>;
    return Response.json({ success: true, data: answer(method, path.split('/').at(-1) ?? '', sent) });
  });
  return {
    list: () => presets,
    /** Answers the next call with an error. */
    refuseNext: (message: string) => {
      refusal = message;
    },
    /** Keeps the next answer back until the returned function is called. */
    holdNext: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
  };
}

function createBrandPreset(preset: Partial<BrandPreset>): BrandPreset {
  const { brand = 'Lucky', name = 'Default' } = preset;
  const id = `${brand}-${name}`.replaceAll(' ', '-');
  return { id, brand, name, compliance: {}, updatedAt: '2026-11-23T12:00:00Z', ...preset };
}
