import { expect, openPage, test } from './page';

const PATH = '/material-ui/getting-started/installation/';
const INVITATION = 'Something wrong or missing on this page? Open an issue.';

const TEMPLATE = '4.docs-feedback.yml';

/** What a link fills into the form for an issue. */
function filledIn(href: string | null) {
  const { origin, pathname, searchParams } = new URL(href ?? '');
  const { 'page-url': page = '', ...rest } = Object.fromEntries(searchParams);
  const { pathname: path, hash } = new URL(page);
  return { form: origin + pathname, page: path + hash, ...rest };
}

const FORM = 'https://github.com/mui/material-ui/issues/new';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('without a server for feedback, links lead to an issue about page and section', async ({
      page,
    }) => {
      if (javaScriptEnabled) await openPage(page, PATH);
      else await page.goto(PATH);
      await expect(page.getByText('Did this page answer your question?')).toHaveCount(0);

      const invitation = page.getByRole('link', { name: INVITATION });
      await expect(invitation).toBeVisible();
      await expect(invitation).toHaveAttribute('target', '_blank');
      expect(filledIn(await invitation.getAttribute('href'))).toEqual({
        form: FORM,
        page: PATH,
        title: '[docs] Installation',
        template: TEMPLATE,
      });

      const heading = page.locator('#roboto-font');
      const section = heading.getByRole('link', { name: 'Comment on this section' });
      await expect(section).toHaveCSS('opacity', '0');
      await heading.hover();
      await expect(section).toHaveCSS('opacity', '1');
      await expect(section).toHaveAttribute('target', '_blank');
      expect(filledIn(await section.getAttribute('href'))).toEqual({
        form: FORM,
        page: `${PATH}#roboto-font`,
        template: TEMPLATE,
      });
    });
  });
}
