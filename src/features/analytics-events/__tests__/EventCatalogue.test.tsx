/** @jest-environment jsdom */
import siteConfig from '@generated/docusaurus.config';
import { INTERACTION_EVENTS, WEB_VITALS } from '@site/src/site/analyticsEvents';
import { renderInSite } from '@site/src/testing/renderInSite';
import { screen, within } from '@testing-library/react';
import { EventCatalogue } from '..';

class StillObserver {
  observe() {}
  disconnect() {}
}
Object.assign(window, { ResizeObserver: StillObserver });

const services = siteConfig.customFields?.['services'] as { analytics: unknown };
const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name} `) });

afterEach(() => {
  services.analytics = null;
});

it('has a row for every event', () => {
  renderInSite(<EventCatalogue />);
  for (const name of ['page_view', ...Object.keys(INTERACTION_EVENTS), ...WEB_VITALS]) {
    expect(row(name)).toBeInTheDocument();
  }
});

it('says when an event is sent, what it holds, and which share', () => {
  renderInSite(<EventCatalogue />);
  const ad = within(row('ad'));
  expect(ad.getByText(/^When an advertisement was shown/)).toBeInTheDocument();
  for (const action of ['display', 'click', 'crash']) {
    expect(ad.getByText(action)).toBeInTheDocument();
  }
  expect(ad.getByText('the kind and place of the advertisement')).toBeInTheDocument();
  expect(ad.getByText('display: 10%')).toBeInTheDocument();
  expect(within(row('layout')).getByText('expanded')).toBeInTheDocument();
  expect(screen.getByText(/^A random 0.01% of page loads/)).toBeInTheDocument();
});

it('lists the user properties', () => {
  renderInSite(<EventCatalogue />);
  expect(row('devicePixelRatio')).toHaveTextContent('rounded to a tenth');
});

it('says so where nothing is counted', () => {
  renderInSite(<EventCatalogue />);
  expect(screen.getByText(/^Analytics is not configured/)).toBeInTheDocument();
});

it('offers the choice, and names the provider, where analytics is configured', async () => {
  services.analytics = { id: 'G-TEST123', scriptUrl: 'https://analytics.example/js' };
  renderInSite(<EventCatalogue />);
  expect(await screen.findByRole('group', { name: 'Usage statistics' })).toBeInTheDocument();
  expect(screen.getByText('analytics.example')).toBeInTheDocument();
  expect(screen.getByText('analytics-consent')).toBeInTheDocument();
});
