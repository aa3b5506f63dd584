import { readFilmstrip } from '@spinreel/api-contract/read-filmstrip';
import type { App } from '../http/app.ts';
import { clientGone } from '../http/client-gone.ts';
import { listsTag } from '../http/entity-tag.ts';
import { CutQuery, IdParams } from '../http/id-params.ts';
import { setUploadPolicy } from '../http/security-headers.ts';
import type { Services } from '../services.ts';
import { sha256Of } from '../storage/sha256.ts';
import { filmstripOf } from '../uploads/look-through-video.ts';
import { servedCaching } from '../uploads/served-url.ts';
import { servedVideo } from '../uploads/served-video.ts';

/** 200 or 304 with the video's frames as a JPEG; 404 when there is no such video, 503 when too much waits. */
export function addReadFilmstripRoute(app: App, services: Services): void {
  app.route({
    method: readFilmstrip.method,
    url: readFilmstrip.route,
    schema: { params: IdParams, querystring: CutQuery },
    handler: async (request, reply) => {
      const video = await servedVideo(services, request.params.id);
      const jpeg = await filmstripOf(services, video, clientGone(reply));
      const etag = `"${sha256Of(jpeg)}"`;
      setUploadPolicy(reply);
      reply.headers({ etag, 'cache-control': servedCaching(video.asset, request.query.cut) });
      if (listsTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.type('image/jpeg').send(Buffer.from(jpeg));
    },
  });
}
