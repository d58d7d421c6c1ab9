/** @jest-environment jsdom */
import { renderInSite } from '@site/src/testing/renderInSite';
import { screen } from '@testing-library/react';
import { AdSlot } from '../AdSlot';

const OWN_ADS = { scriptUrl: null, feedUrl: null };

test('the ad comes into it', async () => {
  const { container } = renderInSite(<AdSlot services={OWN_ADS} />);
  expect(container.querySelector('.slot')).toBeEmptyDOMElement();
  expect(await screen.findByRole('region', { name: 'Advertisement' })).toBeInTheDocument();
});
