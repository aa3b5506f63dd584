import type { Page, Route } from '@playwright/test';
import type { Build, ListBuildsResponse, StartBuildsRequest } from '@spinreel/api-contract/builds';

/** What happens to the builds of a network: they keep this state, or they fail with this message. */
type Script = { readonly keeps: 'waiting' | 'running' } | { readonly failsWith: string };

/** The scripts by network id. */
export type BuildScripts = Record<string, Script>;

/**
 * Answers the calls about the builds of some networks; all other builds are the server's own. Scripts that are changed later
 * apply to the next build. The page cannot open a stream, so it lists the builds again and again.
 */
export async function scriptBuilds(page: Page, scripts: BuildScripts): Promise<void> {
  const scripted = new Map<string, Build>();
  /** Sends a call to the server, and adds scripted builds to its answer. */
  const answerWith = async (route: Route, builds: readonly Build[], postData?: object) => {
    const response = await route.fetch(postData === undefined ? {} : { postData });
    const { data } = (await response.json()) as ListBuildsResponse;
    await route.fulfill({ json: { success: true, data: { ...data, builds: [...data.builds, ...builds] } } });
  };
  const answerAlone = (route: Route, builds: readonly Build[]) =>
    route.fulfill({ json: { success: true, data: { builds, contents: {} } } });

  await page.route('**/api/ads/*/builds/events', (route) =>
    route.fulfill({ status: 429, json: { success: false, error: { code: 'x', message: 'x' } } }),
  );
  await page.route('**/api/ads/*/builds', async (route) => {
    if (route.request().method() === 'GET') return await answerWith(route, [...scripted.values()]);
    const { networks, config } = route.request().postDataJSON() as StartBuildsRequest;
    const started = networks.flatMap((network) => {
      const script = scripts[network];
      return script === undefined ? [] : [createBuild(network, script)];
    });
    for (const build of started) scripted.set(build.network, build);
    const others = networks.filter((network) => !(network in scripts));
    return others.length === 0
      ? await answerAlone(route, started)
      : await answerWith(route, started, { networks: others, config });
  });
  await page.route('**/api/ads/*/builds/cancel', async (route) => {
    const { builds: ids } = route.request().postDataJSON() as { builds: string[] };
    const canceled = [...scripted.values()].filter(({ id }) => ids.includes(id));
    for (const build of canceled)
      scripted.set(build.network, { ...build, state: 'canceled', progress: null });
    const answered = canceled.flatMap(({ network }) => scripted.get(network) ?? []);
    const others = ids.filter((id) => canceled.every((build) => build.id !== id));
    return others.length === 0
      ? await answerAlone(route, answered)
      : await answerWith(route, answered, { builds: others });
  });
}

function createBuild(network: string, script: Script): Build {
  const build = {
    ...{ id: crypto.randomUUID(), network, variantId: null, language: 'en' },
    ...{ content: 'scripted', result: null },
    requestedAt: new Date().toISOString(),
  };
  if ('failsWith' in script)
    return { ...build, state: 'failed', progress: null, error: { code: 'x', message: script.failsWith } };
  const progress = script.keeps === 'running' ? ({ stage: 'encoding', percent: 42 } as const) : null;
  return { ...build, state: script.keeps, progress, error: null };
}
