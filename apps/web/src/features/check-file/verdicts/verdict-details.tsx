import type { CheckVerdict } from '@spinreel/api-contract/checks';
import { writeCount } from '@spinreel/config-schema/messages/format/write-count';
import { RuleGroup, RuleItem } from '../../../ui/feedback/rule-group.tsx';
import { RuleSource } from '../../../ui/feedback/rule-source.tsx';
import { IssueItem } from '../issues/issue-item.tsx';
import { ScreenshotStrip } from './screenshot-strip.tsx';

/** Everything that is known about a file for one network. */
export function VerdictDetails({ verdict }: { verdict: CheckVerdict }) {
  const { label, findings, notJudged, screenshots } = verdict;
  const broken = findings.filter(({ passed }) => !passed);
  const passed = findings.filter((finding) => finding.passed);
  return (
    <div className="stack gap-4">
      {screenshots.length > 0 && <ScreenshotStrip label={label} screenshots={screenshots} />}
      {broken.length > 0 && (
        <ul className="stack gap-3">
          {broken.map((finding) => (
            <li key={finding.id}>
              <IssueItem finding={finding} networks={null} />
            </li>
          ))}
        </ul>
      )}
      {notJudged.length > 0 && (
        <RuleGroup summary={`${writeCount(notJudged.length, 'rule')} not judged`}>
          {notJudged.map(({ ruleId, reason }) => (
            <RuleItem key={ruleId} isKept={false}>
              <code>{ruleId}</code> {reason}
            </RuleItem>
          ))}
        </RuleGroup>
      )}
      {passed.length > 0 && (
        <RuleGroup summary={`${writeCount(passed.length, 'rule')} passed`}>
          {passed.map((finding) => (
            <RuleItem key={finding.id} isKept>
              {finding.message} <RuleSource rule={finding} />
            </RuleItem>
          ))}
        </RuleGroup>
      )}
    </div>
  );
}
