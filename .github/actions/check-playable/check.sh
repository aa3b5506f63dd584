#!/usr/bin/env bash
# Checks the files of FILES, one path or pattern per line, and writes the report in all formats. Exits like `spinreel`.
set -euo pipefail

spinreel="$(dirname "${BASH_SOURCE[0]}")/../../../packages/cli/src/main.ts"
report="${RUNNER_TEMP:?}/playable-report"
mkdir -p "$report"
echo "report-folder=$report" >> "${GITHUB_OUTPUT:?}"

arguments=(--network "${NETWORK:?}" --format github)
for file in report.html report.md report.json report.sarif report.xml; do
  arguments+=(--report "$report/$file")
done
[ "${PLAY:-}" != true ] || arguments+=(--play)
[ -z "${MARKET:-}" ] || arguments+=(--market "$MARKET")
[ -z "${PRODUCT:-}" ] || arguments+=(--product "$PRODUCT")
[ -z "${MAX_WARNINGS:-}" ] || arguments+=(--max-warnings "$MAX_WARNINGS")
while IFS= read -r line; do
  [ -z "$line" ] || arguments+=("$line")
done <<< "${FILES:?}"

code=0
node "$spinreel" check "${arguments[@]}" || code=$?
[ ! -f "$report/report.md" ] || cat "$report/report.md" >> "${GITHUB_STEP_SUMMARY:?}"
exit "$code"
