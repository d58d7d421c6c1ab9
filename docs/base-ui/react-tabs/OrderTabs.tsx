import * as React from 'react';
import { Tab, tabClasses } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';

const Orders = styled(TabsList)({
  display: 'flex',
  gap: 16,
  overflowX: 'auto',
  padding: 4,
  borderBlockEnd: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
});

const OrderTab = styled(Tab)({
  padding: '8px 4px',
  border: 0,
  borderBlockEnd: '3px solid transparent',
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid #2e7df6' },
  [`&.${tabClasses.selected}`]: { borderBlockEndColor: 'currentColor', fontWeight: 600 },
});

const Panel = styled(TabPanel)({ padding: '16px 4px 0' });

export default function OrderTabs() {
  const [state, setState] = React.useState<string | number | null>('open');

  return (
    <Tabs value={state} onChange={(_event, newState) => setState(newState)}>
      <Orders aria-label="Orders">
        <OrderTab value="open">Open (2)</OrderTab>
        <OrderTab value="sent">Sent (1)</OrderTab>
      </Orders>
      <Panel value="open">Two city bikes, one child seat</Panel>
      <Panel value="sent">One cargo bike, sent on May 14</Panel>
      <p>
        <button type="button" onClick={() => setState('sent')}>
          Show sent orders
        </button>
      </p>
    </Tabs>
  );
}
