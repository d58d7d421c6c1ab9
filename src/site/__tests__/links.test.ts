import { toEditUrl, toIssueUrl, toSourceUrl } from '../links';

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
