import { expect, test } from 'vitest';
import { errorCatalogue, shownError, type ErrorSituation } from './error-catalogue.ts';

const said = { server: 'from the server', client: 'from the client' };

test.each<[ErrorSituation, { both: string; client: string; nothing: string }]>([
  ['wrongPassword', always('Incorrect password. Please try again.')],
  ['mainUpload', { both: said.server, client: said.client, nothing: 'Upload failed' }],
  ['otherUpload', always('Upload failed')],
  ['sampleLoad', always('Sample loading failed')],
  ['backendUnreachable', always('Backend server is not running. Please start the backend server.')],
  ['preview', { both: said.client, client: said.client, nothing: 'Failed to generate preview' }],
  ['adSave', always('Failed to save ad configuration')],
  ['adUpdate', always('Failed to update ad configuration')],
  ['zipExport', { both: said.server, client: 'Export failed', nothing: 'Export failed' }],
  ['molocoExport', { both: said.server, client: 'Moloco export failed', nothing: 'Moloco export failed' }],
  [
    'contactRefused',
    {
      both: said.server,
      client: 'Failed to send message. Please try again.',
      nothing: 'Failed to send message. Please try again.',
    },
  ],
  ['contactNetwork', always('Network error. Please check your connection and try again.')],
])('%s shows the words of the error catalogue', (situation, expected) => {
  expect(shownError(situation, said)).toBe(expected.both);
  expect(shownError(situation, { client: said.client })).toBe(expected.client);
  expect(shownError(situation, { server: ' ', client: null })).toBe(expected.nothing);
  expect(shownError(situation)).toBe(expected.nothing);
});

test.each<[ErrorSituation, string]>([
  ['routing', 'Unexpected Application Error!'],
  ['preview', 'Preview Error'],
  ['zipExport', 'ZIP Export Failed'],
  ['molocoExport', 'Moloco Export Failed'],
])('the box of %s is headed %j', (situation, title) => {
  expect(errorCatalogue[situation].title).toBe(title);
});

function always(words: string) {
  return { both: words, client: words, nothing: words };
}
