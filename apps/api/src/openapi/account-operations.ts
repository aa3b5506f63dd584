import { enterAccess, EnterAccessRequest, EnterAccessResponse } from '@spinreel/api-contract/enter-access';
import { health, HealthResponse } from '@spinreel/api-contract/health';
import { leaveAccess, LeaveAccessResponse } from '@spinreel/api-contract/leave-access';
import { readAccess, ReadAccessResponse } from '@spinreel/api-contract/read-access';
import { readApiDescription } from '@spinreel/api-contract/read-api-description';
import { readApiReference } from '@spinreel/api-contract/read-api-reference';
import { readMetrics } from '@spinreel/api-contract/read-metrics';
import { sendContact, SendContactRequest, SendContactResponse } from '@spinreel/api-contract/send-contact';
import { Type } from 'typebox';
import type { Operation } from './operation.ts';

/** Getting in, writing to the provider, and asking how the server is. */
export const accountOperations: readonly Operation[] = [
  {
    call: enterAccess,
    chapter: 'Access',
    summary: 'Enter the shared password',
    detail: 'Sets the session cookie that every other call needs.',
    isOpen: true,
    request: EnterAccessRequest,
    response: EnterAccessResponse,
    problems: ['malformed', 'wrong-password', 'too-many-attempts', 'too-large'],
  },
  {
    call: readAccess,
    chapter: 'Access',
    summary: 'Ask whether this browser is unlocked',
    isOpen: true,
    response: ReadAccessResponse,
  },
  {
    call: leaveAccess,
    chapter: 'Access',
    summary: 'End the session',
    isOpen: true,
    response: LeaveAccessResponse,
  },
  {
    call: sendContact,
    chapter: 'Contact',
    summary: 'Send a message from the contact page',
    detail: 'A refusal carries its sentence at the top of the body too.',
    isOpen: true,
    request: SendContactRequest,
    response: SendContactResponse,
    problems: ['unacceptable', 'too-many-requests', 'too-large', 'unsupported-type'],
  },
  {
    call: health,
    chapter: 'Server',
    summary: 'Ask whether the server can work',
    detail: 'Names what is wrong. 503, in the same form, when nothing can be saved.',
    isOpen: true,
    response: HealthResponse,
  },
  {
    call: readMetrics,
    chapter: 'Server',
    summary: 'Read how the server is doing, for Prometheus',
    detail: 'For programs on the same machine, and for those that know METRICS_TOKEN.',
    isOpen: true,
    headers: { authorization: 'Bearer, and the token' },
    response: { mediaType: 'text/plain', schema: Type.String() },
    problems: ['not-found'],
  },
  {
    call: readApiDescription,
    chapter: 'Server',
    summary: 'Read this description as OpenAPI 3.1',
    isOpen: true,
    response: Type.Object({ openapi: Type.String() }),
  },
  {
    call: readApiReference,
    chapter: 'Server',
    summary: 'Read this description as a page',
    isOpen: true,
    response: { mediaType: 'text/html', schema: Type.String() },
  },
];
