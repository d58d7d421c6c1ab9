import { Tabs } from '@mui/base/Tabs';
import { Choice, List, Panel } from './TabsParts';

export default function FollowingTabs() {
  return (
    <Tabs defaultValue="mon" selectionFollowsFocus>
      <List aria-label="Opening hours">
        <Choice value="mon">Monday</Choice>
        <Choice value="tue" disabled>
          Tuesday
        </Choice>
        <Choice value="wed">Wednesday</Choice>
      </List>
      <Panel value="mon">8 AM to 6 PM</Panel>
      <Panel value="tue">Closed</Panel>
      <Panel value="wed">10 AM to 8 PM</Panel>
    </Tabs>
  );
}
