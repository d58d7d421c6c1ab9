import { toCrashReportUrl, toEditUrl, toIssueUrl, toSourceUrl } from '../links';

const repository = 'https://github.com/mui/material-ui';

test.each([
  [
    toEditUrl(repository, 'docs/x/react-charts/index.mdx'),
    `${repository}/edit/master/docs/x/react-charts/index.mdx`,
  ],
  [
    toEditUrl(`${repository}/`, 'docs/按钮 #1.mdx'),
    `${repository}/edit/master/docs/%E6%8C%89%E9%92%AE%20%231.mdx`,
  ],
  [
    toSourceUrl(repository, 'packages/mui-material'),
    `${repository}/tree/master/packages/mui-material`,
  ],
  [
    toSourceUrl(repository, 'packages/mui-material', '6.1.0'),
    `${repository}/tree/v6.1.0/packages/mui-material`,
  ],
  [
    toIssueUrl(repository, 'https://docs.example.com/x/?a=b&c#d'),
    `${repository}/issues/new?template=4.docs-feedback.yml&page-url=https%3A%2F%2Fdocs.example.com%2Fx%2F%3Fa%3Db%26c%23d`,
  ],
])('%s', (url, expected) => {
  expect(url).toBe(expected);
});

test('the report of a crash names the demo, its page and the error', () => {
  const url = new URL(
    toCrashReportUrl(repository, {
      demoName: 'OrderTable',
      pageUrl: 'https://docs.example.com/material-ui/react-table/',
      message: 'Cannot read "total" & more',
    }),
  );
  expect(url.origin + url.pathname).toBe(`${repository}/issues/new`);
  expect(url.searchParams.get('title')).toBe('[docs] Demo OrderTable crashes');
  const body = url.searchParams.get('body');
  expect(body).toContain('https://docs.example.com/material-ui/react-table/');
  expect(body).toContain('Cannot read "total" & more');
});

test('the report of a long error stays an address that servers take', () => {
  const crash = {
    demoName: 'OrderTable',
    pageUrl: 'https://docs.example.com/',
    message: 'x'.repeat(9000),
  };
  expect(toCrashReportUrl(repository, crash).length).toBeLessThan(4000);
});
