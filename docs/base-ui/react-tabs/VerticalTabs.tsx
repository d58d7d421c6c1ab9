import { Tabs } from '@mui/base/Tabs';
import { styled } from '@mui/system';
import { Choice, List, Panel } from './TabsParts';

const Columns = styled(Tabs)({ display: 'flex', gap: 12 });
const Column = styled(List)({
  flexDirection: 'column',
  borderBlockEnd: 0,
  borderInlineEnd: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
});

export default function VerticalTabs() {
  return (
    <Columns defaultValue="seat" orientation="vertical">
      <Column aria-label="Your booking">
        <Choice value="seat">Seat</Choice>
        <Choice value="meal">Meal</Choice>
        <Choice value="bicycle">Bicycle</Choice>
      </Column>
      <Panel value="seat">Coach 3, seat 41, at the window</Panel>
      <Panel value="meal">Lentil soup</Panel>
      <Panel value="bicycle">One space in coach 7</Panel>
    </Columns>
  );
}
