import { Tab, tabClasses } from '@mui/base/Tab';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';

const List = styled(TabsList)({
  display: 'flex',
  borderBlockEnd: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
});

const Choice = styled(Tab)({
  padding: '8px 12px',
  border: 0,
  borderBlockEnd: '3px solid transparent',
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  [`&.${tabClasses.selected}`]: { borderBlockEndColor: '#2e7df6', fontWeight: 600 },
});

export default function TabsPicture() {
  return (
    <Tabs defaultValue="loans">
      <List aria-label="Account">
        <Choice value="loans">Loans</Choice>
        <Choice value="fees">Fees</Choice>
      </List>
    </Tabs>
  );
}
