import * as React from 'react';
import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import './OrderTabs.css';

export default function OrderTabs() {
  const [state, setState] = React.useState<string | number | null>('open');

  return (
    <Tabs value={state} onChange={(_event, newState) => setState(newState)}>
      <TabsList className="order-tabs-list" aria-label="Orders">
        <Tab className="order-tabs-tab" value="open">
          Open (2)
        </Tab>
        <Tab className="order-tabs-tab" value="sent">
          Sent (1)
        </Tab>
      </TabsList>
      <TabPanel className="order-tabs-panel" value="open">
        Two city bikes, one child seat
      </TabPanel>
      <TabPanel className="order-tabs-panel" value="sent">
        One cargo bike, sent on May 14
      </TabPanel>
      <p>
        <button type="button" onClick={() => setState('sent')}>
          Show sent orders
        </button>
      </p>
    </Tabs>
  );
}
