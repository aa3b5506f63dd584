CREATE TABLE access_token (
    id text NOT NULL,
    name text NOT NULL,
    token_hash text NOT NULL,
    created_at text NOT NULL,
    last_used_at text
);
CREATE TABLE ad (
    id text NOT NULL,
    session_id text NOT NULL,
    version integer NOT NULL,
    doc text NOT NULL,
    created_at text NOT NULL,
    updated_at text NOT NULL,
    deleted_at text
);
CREATE TABLE ad_asset (
    ad_id text NOT NULL,
    asset_id text NOT NULL
);
CREATE TABLE ad_cut (
    ad_id text NOT NULL,
    asset_id text NOT NULL,
    served_sha256 text NOT NULL,
    cut text NOT NULL,
    made_at text NOT NULL
);
CREATE TABLE ad_revision (
    ad_id text NOT NULL,
    version integer NOT NULL,
    doc text NOT NULL,
    saved_at text NOT NULL,
    name text
);
CREATE TABLE artifact (
    id text NOT NULL,
    ad_id text NOT NULL,
    network text NOT NULL,
    sha256 text NOT NULL,
    mime_type text NOT NULL,
    file_name text NOT NULL,
    size_bytes integer NOT NULL,
    generated_at text NOT NULL,
    expires_at text NOT NULL,
    session_id text DEFAULT ''::text NOT NULL,
    ad_version integer,
    verdict text,
    report text
);
CREATE TABLE asset (
    id text NOT NULL,
    session_id text NOT NULL,
    media_kind text NOT NULL,
    original_name text NOT NULL,
    original_sha256 text NOT NULL,
    size_bytes integer NOT NULL,
    served_sha256 text NOT NULL,
    served_mime_type text NOT NULL,
    facts text NOT NULL,
    created_at text NOT NULL
);
CREATE TABLE brand_preset (
    id text NOT NULL,
    brand text NOT NULL,
    name text NOT NULL,
    compliance text NOT NULL,
    updated_at text NOT NULL
);
CREATE TABLE check_screenshot (
    check_id text NOT NULL,
    network text NOT NULL,
    place integer NOT NULL,
    stage text NOT NULL,
    orientation text NOT NULL,
    width_px integer NOT NULL,
    height_px integer NOT NULL,
    sha256 text NOT NULL
);
CREATE TABLE check_verdict (
    check_id text NOT NULL,
    network text NOT NULL,
    on_bytes text NOT NULL,
    is_playable integer NOT NULL,
    on_behaviour text
);
CREATE TABLE contact_message (
    id text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    message text NOT NULL,
    received_at text NOT NULL,
    attempts integer NOT NULL,
    next_attempt_at text NOT NULL,
    mailed_at text
);
CREATE TABLE file_check (
    id text NOT NULL,
    session_id text NOT NULL,
    file_name text NOT NULL,
    sha256 text NOT NULL,
    size_bytes integer NOT NULL,
    assets text NOT NULL,
    created_at text NOT NULL,
    file_expires_at text NOT NULL,
    expires_at text NOT NULL,
    share_token text,
    publishing text
);
CREATE TABLE job_progress (
    job_id text NOT NULL,
    share real NOT NULL
);
CREATE TABLE kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
CREATE TABLE lease (
    name text NOT NULL,
    holder text NOT NULL,
    places integer NOT NULL,
    expires_at_ms bigint NOT NULL
);
CREATE TABLE preview (
    token text NOT NULL,
    ad_id text NOT NULL,
    sha256 text NOT NULL,
    expires_at text NOT NULL
);
CREATE TABLE secret (
    name text NOT NULL,
    value text NOT NULL
);
CREATE TABLE session (
    id_hash text NOT NULL,
    created_at text NOT NULL,
    expires_at text NOT NULL
);
CREATE TABLE shared_preview (
    ad_id text NOT NULL,
    session_id text NOT NULL,
    token text NOT NULL,
    sha256 text NOT NULL,
    expires_at text NOT NULL
);
INSERT INTO access_token VALUES ('0d520ed4260d', 'Nightly', 'b96ee1e360a553011f0549b7c2d8559907c6d9745392e0d3cc75441c160aa08b', '2026-11-29T21:17:46.171Z', '2026-11-29T21:17:54.632Z');
INSERT INTO ad VALUES ('ad-by-script', 'token-0d520ed4260d', 2, '{"id":"ad-by-script","name":"Spring campaign","assets":{"coverImage":{"filePath":"asset:a8c3bb0c-b5d4-4050-8484-a0db53942a1a"},"gameplayVideo":{"filePath":"asset:87b225f1-760a-49bb-b1ed-19aa49ec3baf"}},"pausePointCount":0,"cta":{"label":"Play!","storeUrl":"https://play.google.com/store/apps/details?id=com.example.game"},"outro":{"label":"Download Now!"}}', '2026-11-29T21:17:56.830Z', '2026-11-29T21:17:57.650Z', NULL);
INSERT INTO ad_asset VALUES ('ad-by-script', 'a8c3bb0c-b5d4-4050-8484-a0db53942a1a');
INSERT INTO ad_asset VALUES ('ad-by-script', '87b225f1-760a-49bb-b1ed-19aa49ec3baf');
INSERT INTO ad_cut VALUES ('ad-by-script', '87b225f1-760a-49bb-b1ed-19aa49ec3baf', 'e8938f529f4f2d372a31d4370e5a173d41f0472fcff678c7bc0989937ef3e348', '{"splitScreen":false,"zoom":1.5,"zoomX":0,"zoomY":-100}', '2026-11-29T21:17:57.625Z');
INSERT INTO ad_revision VALUES ('ad-by-script', 1, '{"id":"ad-by-script","name":"Spring campaign","assets":{"coverImage":{"filePath":"asset:a8c3bb0c-b5d4-4050-8484-a0db53942a1a"},"gameplayVideo":{"filePath":"asset:87b225f1-760a-49bb-b1ed-19aa49ec3baf"}},"pausePointCount":0,"cta":{"label":"Spin!","storeUrl":"https://play.google.com/store/apps/details?id=com.example.game"},"outro":{"label":"Download Now!"}}', '2026-11-29T21:17:56.830Z', 'First idea');
INSERT INTO artifact VALUES ('5434757f-3674-4525-965e-e59d76b3dedf', 'ad-by-script', 'moloco', '74d2322db6bf97a9c2607cb4bf34b7fd73a35f278ca6451c2f86ae81c16c5fd1', 'text/html; charset=utf-8', 'spring-campaign-moloco-2026-11-29.html', 46, '2026-11-29T21:17:58.886Z', '2099-12-31T00:00:00.000Z', 'token-0d520ed4260d', 2, '{"passed":true,"passedChecks":23,"checks":23,"warnings":[]}', '{"verdict":{"network":"moloco","fileName":"spring-campaign-moloco-2026-11-29.html","sha256":"74d2322db6bf97a9c2607cb4bf34b7fd73a35f278ca6451c2f86ae81c16c5fd1","origin":"spinreel","madeWith":"Spinreel","passed":true,"findings":[{"ruleId":"single-html","severity":"error","passed":true,"message":"Moloco accepts a single, unpacked HTML file.","occurrences":[],"occurrenceCount":0,"uploadError":null,"fix":"Export the ad for this network and upload the downloaded .html file itself, never a ZIP.","limit":null,"source":"https://help.moloco.com/hc/en-us/articles/24124525963799-Playable-and-Interactive-End-Card-IEC-creative-guide","checkedOn":"2026-11-21","confidence":"high"}],"notJudged":[],"storeCall":{"state":"found","call":"FbPlayableAd.onCTAClick()"}},"bytesByAsset":{"player":24190,"cover":98181,"video":104510},"publishing":null}');
INSERT INTO asset VALUES ('a8c3bb0c-b5d4-4050-8484-a0db53942a1a', 'token-0d520ed4260d', 'jpeg', 'cover1.jpg', '01698b2b8cc2da226a1a9b5c3d336558da76f9d0f627e3e70b813b9bcb6ddb60', 155270, 'afd2417f84279dc6433de930b0489acd7dac64229a405959104c25ab124842b6', 'image/webp', '{"widthPx":720,"heightPx":1280,"durationSeconds":null,"frameRate":null,"cut":null}', '2026-11-29T21:17:55.665Z');
INSERT INTO asset VALUES ('87b225f1-760a-49bb-b1ed-19aa49ec3baf', 'token-0d520ed4260d', 'mp4', 'c.mp4', 'b0ef8338490f462c22894d90d8aae49df40f494dcb0b58643cbf8d8883a61650', 262516, 'd77ca4a9b5caa29c672d2a5cce90468bc3bc38c3fd94b7851532c683e4a3dee8', 'video/mp4', '{"widthPx":480,"heightPx":480,"durationSeconds":3,"frameRate":25,"cut":{"splitScreen":true,"zoom":1,"zoomX":0,"zoomY":0}}', '2026-11-29T21:17:56.785Z');
INSERT INTO brand_preset VALUES ('1baa6e3d-86d8-4aef-8dea-2947c67447d0', 'Lucky', 'UK', '{"elements":{"ageMark":{"texts":{"en":"18+"},"screens":["cover"]}}}', '2026-11-29T21:17:59.575Z');
INSERT INTO kysely_migration VALUES ('0001-first-tables', '2026-11-29T21:17:46.011Z');
INSERT INTO kysely_migration VALUES ('0002-deletion-names-sharing', '2026-11-29T21:17:46.019Z');
INSERT INTO kysely_migration VALUES ('0003-contact-messages', '2026-11-29T21:17:46.024Z');
INSERT INTO kysely_migration VALUES ('0004-many-processes', '2026-11-29T21:17:46.039Z');
INSERT INTO kysely_migration VALUES ('0005-ad-cuts', '2026-11-29T21:17:46.052Z');
INSERT INTO kysely_migration VALUES ('0006-access-tokens', '2026-11-29T21:17:46.065Z');
INSERT INTO kysely_migration VALUES ('0007-own-shared-previews', '2026-11-29T21:17:46.078Z');
INSERT INTO kysely_migration VALUES ('0008-uploads-by-time', '2026-11-29T21:17:46.081Z');
INSERT INTO kysely_migration VALUES ('0009-archived-exports', '2026-11-29T21:17:46.083Z');
INSERT INTO kysely_migration VALUES ('0010-file-checks', '2026-11-29T21:17:46.132Z');
INSERT INTO kysely_migration VALUES ('0011-export-reports', '2026-11-29T21:17:46.133Z');
INSERT INTO kysely_migration VALUES ('0012-brand-presets', '2026-11-29T21:17:46.155Z');
INSERT INTO kysely_migration VALUES ('0013-check-publishing', '2026-11-29T21:17:46.157Z');
INSERT INTO kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO secret VALUES ('cookie-secret', '2PLMRRgz-3aQWCkmSGCyNrc9gYwuziydr4ldnJrk9CI');
INSERT INTO shared_preview VALUES ('ad-by-script', 'token-0d520ed4260d', '3vv_P5abzrVomcEp9hzwtkI2Pai_VNDbHwxqjWwSRJo', '74d2322db6bf97a9c2607cb4bf34b7fd73a35f278ca6451c2f86ae81c16c5fd1', '2099-12-31T00:00:00.000Z');
ALTER TABLE access_token ADD CONSTRAINT access_token_pkey PRIMARY KEY (id);
ALTER TABLE access_token ADD CONSTRAINT access_token_token_hash_key UNIQUE (token_hash);
ALTER TABLE ad_asset ADD CONSTRAINT ad_asset_key PRIMARY KEY (ad_id, asset_id);
ALTER TABLE ad_cut ADD CONSTRAINT ad_cut_key PRIMARY KEY (ad_id, asset_id);
ALTER TABLE ad ADD CONSTRAINT ad_pkey PRIMARY KEY (id);
ALTER TABLE ad_revision ADD CONSTRAINT ad_revision_key PRIMARY KEY (ad_id, version);
ALTER TABLE artifact ADD CONSTRAINT artifact_pkey PRIMARY KEY (id);
ALTER TABLE asset ADD CONSTRAINT asset_pkey PRIMARY KEY (id);
ALTER TABLE brand_preset ADD CONSTRAINT brand_preset_name UNIQUE (brand, name);
ALTER TABLE brand_preset ADD CONSTRAINT brand_preset_pkey PRIMARY KEY (id);
ALTER TABLE check_screenshot ADD CONSTRAINT check_screenshot_key PRIMARY KEY (check_id, network, place);
ALTER TABLE check_verdict ADD CONSTRAINT check_verdict_key PRIMARY KEY (check_id, network);
ALTER TABLE contact_message ADD CONSTRAINT contact_message_pkey PRIMARY KEY (id);
ALTER TABLE file_check ADD CONSTRAINT file_check_pkey PRIMARY KEY (id);
ALTER TABLE file_check ADD CONSTRAINT file_check_share_token_key UNIQUE (share_token);
ALTER TABLE job_progress ADD CONSTRAINT job_progress_pkey PRIMARY KEY (job_id);
ALTER TABLE kysely_migration_lock ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE kysely_migration ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE lease ADD CONSTRAINT lease_key PRIMARY KEY (name, holder);
ALTER TABLE shared_preview ADD CONSTRAINT own_shared_preview_key PRIMARY KEY (ad_id, session_id);
ALTER TABLE shared_preview ADD CONSTRAINT own_shared_preview_token_key UNIQUE (token);
ALTER TABLE preview ADD CONSTRAINT preview_pkey PRIMARY KEY (token);
ALTER TABLE secret ADD CONSTRAINT secret_pkey PRIMARY KEY (name);
ALTER TABLE session ADD CONSTRAINT session_pkey PRIMARY KEY (id_hash);
CREATE INDEX ad_by_session ON ad USING btree (session_id);
CREATE INDEX ad_cut_by_asset ON ad_cut USING btree (asset_id);
CREATE INDEX artifact_by_expiry ON artifact USING btree (expires_at);
CREATE INDEX asset_by_session ON asset USING btree (session_id);
CREATE INDEX asset_by_time ON asset USING btree (created_at);
CREATE INDEX contact_message_by_attempt ON contact_message USING btree (next_attempt_at);
CREATE INDEX file_check_by_time ON file_check USING btree (created_at);
CREATE INDEX preview_by_expiry ON preview USING btree (expires_at);
ALTER TABLE ad_asset ADD CONSTRAINT ad_asset_ad_id_fkey FOREIGN KEY (ad_id) REFERENCES ad(id) ON DELETE CASCADE;
ALTER TABLE ad_asset ADD CONSTRAINT ad_asset_asset_id_fkey FOREIGN KEY (asset_id) REFERENCES asset(id) ON DELETE CASCADE;
ALTER TABLE ad_cut ADD CONSTRAINT ad_cut_asset_id_fkey FOREIGN KEY (asset_id) REFERENCES asset(id) ON DELETE CASCADE;
ALTER TABLE ad_revision ADD CONSTRAINT ad_revision_ad_id_fkey FOREIGN KEY (ad_id) REFERENCES ad(id) ON DELETE CASCADE;
ALTER TABLE check_screenshot ADD CONSTRAINT check_screenshot_check_id_fkey FOREIGN KEY (check_id) REFERENCES file_check(id) ON DELETE CASCADE;
ALTER TABLE check_verdict ADD CONSTRAINT check_verdict_check_id_fkey FOREIGN KEY (check_id) REFERENCES file_check(id) ON DELETE CASCADE;
