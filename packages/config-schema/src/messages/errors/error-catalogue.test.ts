import { expect, test } from 'vitest';
import { errorCatalogue, chooseShownError, type ErrorSituation } from './error-catalogue.ts';

const sources = { server: 'from the server', client: 'from the client' };

test.each<[ErrorSituation, { both: string; client: string; nothing: string }]>([
  ['wrongPassword', repeatForAll('Incorrect password. Please try again.')],
  ['mainUpload', { both: sources.server, client: sources.client, nothing: 'Upload failed' }],
  ['otherUpload', { both: sources.server, client: 'Upload failed', nothing: 'Upload failed' }],
  ['sampleLoad', repeatForAll('Sample loading failed')],
  ['backendUnreachable', repeatForAll('Backend server is not running. Please start the backend server.')],
  ['preview', { both: sources.client, client: sources.client, nothing: 'Failed to generate preview' }],
  ['adSave', repeatForAll('Failed to save ad configuration')],
  ['adUpdate', repeatForAll('Failed to update ad configuration')],
  ['zipExport', { both: sources.server, client: 'Export failed', nothing: 'Export failed' }],
  ['molocoExport', { both: sources.server, client: 'Moloco export failed', nothing: 'Moloco export failed' }],
  [
    'contactRefused',
    {
      both: sources.server,
      client: 'Failed to send message. Please try again.',
      nothing: 'Failed to send message. Please try again.',
    },
  ],
  ['contactNetwork', repeatForAll('Network error. Please check your connection and try again.')],
])('%s shows the text of the error catalogue', (situation, expected) => {
  expect(chooseShownError(situation, sources)).toBe(expected.both);
  expect(chooseShownError(situation, { client: sources.client })).toBe(expected.client);
  expect(chooseShownError(situation, { server: ' ', client: null })).toBe(expected.nothing);
  expect(chooseShownError(situation)).toBe(expected.nothing);
});

// Requirement: upload.error-precedence
test.each<[ErrorSituation, string]>([
  ['routing', 'Unexpected Application Error!'],
  ['preview', 'Preview Error'],
  ['zipExport', 'ZIP Export Failed'],
  ['molocoExport', 'Moloco Export Failed'],
])('the box of %s is headed %j', (situation, title) => {
  expect(errorCatalogue[situation].title).toBe(title);
});

function repeatForAll(text: string) {
  return { both: text, client: text, nothing: text };
}
