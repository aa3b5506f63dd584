#!/usr/bin/env bash
# Installs what `spinreel check` needs in the checkout of this action. Does nothing if it is installed.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../../.."

[ -d packages/cli/node_modules ] ||
  npx --yes pnpm@12.18.0 install --frozen-lockfile --filter spinreel --filter "@spinreel/cli..."
node_modules/.bin/turbo run build --filter "@spinreel/cli..."
