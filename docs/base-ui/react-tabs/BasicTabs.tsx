import { Tabs } from '@mui/base/Tabs';
import { Choice, List, Panel } from './TabsParts';

export default function BasicTabs() {
  return (
    <Tabs defaultValue="out">
      <List aria-label="Journey">
        <Choice value="out">Outbound</Choice>
        <Choice value="back">Return</Choice>
        <Choice value="fare">Fare</Choice>
      </List>
      <Panel value="out">9:40 AM from Lisbon, platform 2</Panel>
      <Panel value="back">6:15 PM from Porto, platform 11</Panel>
      <Panel value="fare">$62.00 for both trains</Panel>
    </Tabs>
  );
}
