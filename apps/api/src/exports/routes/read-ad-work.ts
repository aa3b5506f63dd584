import type { FastifyReply, FastifyRequest } from 'fastify';
import { createDisconnectSignal } from '../../http/create-disconnect-signal.ts';
import type { AdWork } from '../export-context.ts';

/** Reads which work a request about an ad asks for. The work ends when the client leaves. */
export function readAdWork(
  request: Pick<FastifyRequest, 'sessionId' | 'progress'> & {
    readonly params: { readonly id: string };
    readonly body: Pick<AdWork, 'config'>;
  },
  reply: FastifyReply,
): AdWork {
  const { params, body, sessionId, progress } = request;
  return { config: body.config, adId: params.id, sessionId, progress, signal: createDisconnectSignal(reply) };
}
