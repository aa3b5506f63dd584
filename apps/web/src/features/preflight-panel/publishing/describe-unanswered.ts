import type { Publishing } from './use-publishing.ts';

/** Describes why the questions that a play answers have no answer: 'Not checked yet.' */
export function describeUnanswered(publishing: Publishing): string {
  switch (publishing.status) {
    case 'checking':
    case 'busy':
      return 'Checking...';
    case 'failed':
      return publishing.canRetry ? 'Not checked yet.' : "Can't be checked on this server.";
    case 'unchecked':
      return publishing.hasChanged ? 'The ad has changed since the last check.' : 'Not checked yet.';
    case 'checked':
      return 'Not checked yet.';
  }
}
