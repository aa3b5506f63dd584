import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { adDraftReducer } from '../ad-draft/ad-draft-slice.ts';
import { createAutosave } from '../ad-draft/autosave.ts';
import { createDraftCopies } from '../ad-draft/draft-copies.ts';
import type { DraftTools } from '../ad-draft/draft-root.ts';
import { createDraftTabs } from '../ad-draft/draft-tabs.ts';
import { savingReducer } from '../ad-draft/saving-slice.ts';
import { uploadsReducer } from '../ad-draft/uploads-slice.ts';
import { videoCutsReducer } from '../ad-draft/video-cuts-slice.ts';
import { serverApi } from '../api-client/server-api.ts';
import { newId } from '../lib/new-id.ts';

const reducer = combineReducers({
  adDraft: adDraftReducer,
  saving: savingReducer,
  uploads: uploadsReducer,
  videoCuts: videoCutsReducer,
  serverApi: serverApi.reducer,
});

/** The application's store. Tests hand in their own clock, ids and storage. */
export function createStore(tools: Partial<DraftTools> = {}) {
  const extraArgument: DraftTools = {
    now: () => new Date(),
    newId,
    copies: tools.copies ?? createDraftCopies(),
    tabs: tools.tabs ?? createDraftTabs(),
    runningUploads: new Map(),
    retries: new Map(),
    localVideoUrls: new Map(),
    ...tools,
  };
  return configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument },
        // Answers carry their headers as `meta`; only `meta.baseQueryMeta` is not plain data.
        serializableCheck: { ignoredActionPaths: ['meta', 'payload.meta'] },
      })
        .prepend(createAutosave())
        .concat(serverApi.middleware),
  });
}
