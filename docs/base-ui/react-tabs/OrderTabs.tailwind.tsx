import * as React from 'react';
import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';

const list = 'flex gap-4 overflow-x-auto border-0 border-b border-solid border-current/25 p-1';
const tab =
  'cursor-pointer border-0 border-b-[3px] border-solid border-transparent bg-transparent px-1 ' +
  'py-2 whitespace-nowrap text-inherit [font:inherit] focus-visible:outline-2 ' +
  'focus-visible:outline-[#2e7df6] [&.base--selected]:border-current ' +
  '[&.base--selected]:font-semibold';

export default function OrderTabs() {
  const [state, setState] = React.useState<string | number | null>('open');

  return (
    <Tabs value={state} onChange={(_event, newState) => setState(newState)}>
      <TabsList className={list} aria-label="Orders">
        <Tab className={tab} value="open">
          Open (2)
        </Tab>
        <Tab className={tab} value="sent">
          Sent (1)
        </Tab>
      </TabsList>
      <TabPanel className="px-1 pt-4" value="open">
        Two city bikes, one child seat
      </TabPanel>
      <TabPanel className="px-1 pt-4" value="sent">
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
