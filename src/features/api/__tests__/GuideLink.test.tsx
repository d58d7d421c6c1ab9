/** @jest-environment jsdom */
import { renderInSite } from '@site/src/testing/renderInSite';
import { screen } from '@testing-library/react';
import { GuideLink } from '../GuideLink';

it('leads to where the build has found the guide', () => {
  renderInSite(<GuideLink guide="proPlan">{'Pro plan'}</GuideLink>);
  expect(screen.getByRole('link', { name: 'Pro plan' })).toHaveAttribute(
    'href',
    'https://mui.com/x/introduction/licensing/#pro-plan',
  );
});
