import { Tab, tabClasses } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';

const CourierTab = styled(Tab)({
  padding: '8px 12px',
  border: 0,
  borderBottom: '3px solid transparent',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  [`&.${tabClasses.selected}`]: { borderBottomColor: '#2e7df6', fontWeight: 700 },
});

export default function CourierTabs() {
  return (
    <Tabs defaultValue="today">
      <TabsList aria-label="Deliveries">
        <CourierTab value="today">Today</CourierTab>
        <CourierTab value="tomorrow">Tomorrow</CourierTab>
      </TabsList>
      <TabPanel value="today">Two parcels, before noon</TabPanel>
      <TabPanel value="tomorrow">One letter, with a signature</TabPanel>
    </Tabs>
  );
}
