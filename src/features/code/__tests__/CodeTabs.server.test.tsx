import { renderToString } from 'react-dom/server';
import { StaticCodeBlock } from '../CodeBlock/StaticCodeBlock';
import { CodeTabs } from '../CodeTabs/CodeTabs';

test.each([undefined, 'framework', 'package-manager', 'code-variant'])(
  'the server renders every panel and shows the first (key %s)',
  (storageKey) => {
    const html = renderToString(
      <CodeTabs storageKey={storageKey}>
        {['npm', 'yarn'].map((tab) => (
          <StaticCodeBlock key={tab} tab={tab} language="bash" html={`${tab} code`} />
        ))}
      </CodeTabs>,
    );
    const panels = html.match(/<div role="tabpanel"[^>]*>/g) ?? [];
    expect(panels.map((panel) => / hidden=""/.test(panel))).toEqual([false, true]);
    expect(html).toContain('yarn code');
  },
);
