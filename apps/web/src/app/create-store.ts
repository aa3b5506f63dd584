import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { adDraftReducer } from '../ad-draft/ad-draft-slice.ts';
import { catalogueReducer } from '../ad-draft/catalogue/catalogue-slice.ts';
import { createAutosave } from '../ad-draft/saving/autosave.ts';
import { createDraftCopies } from '../ad-draft/saving/device/draft-copies.ts';
import type { DraftTools } from '../ad-draft/draft-root.ts';
import { createDraftTabs } from '../ad-draft/tabs/draft-tabs.ts';
import { savingReducer } from '../ad-draft/saving/saving-slice.ts';
import { newCoverReducer } from '../ad-draft/uploads/new-cover-slice.ts';
import { uploadsReducer } from '../ad-draft/uploads/uploads-slice.ts';
import { serverApi } from '../api-client/server-api.ts';
import { generateId } from '../lib/generate-id.ts';

const reducer = combineReducers({
  adDraft: adDraftReducer,
  saving: savingReducer,
  uploads: uploadsReducer,
  newCover: newCoverReducer,
  catalogue: catalogueReducer,
  serverApi: serverApi.reducer,
});

/** Creates the application's store. Tests pass their own clock, IDs and storage. */
export function createStore(tools: Partial<DraftTools> = {}) {
  const extraArgument: DraftTools = {
    now: () => new Date(),
    generateId,
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
        // Answers have their headers in `meta`. Only `meta.baseQueryMeta` is not plain data.
        serializableCheck: { ignoredActionPaths: ['meta', 'payload.meta'] },
      })
        .prepend(createAutosave())
        .concat(serverApi.middleware),
  });
}
