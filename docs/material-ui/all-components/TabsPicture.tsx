import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function TabsPicture() {
  return (
    <Tabs value={0} aria-label="Seasons">
      <Tab label="May" sx={{ minWidth: 0 }} />
      <Tab label="June" sx={{ minWidth: 0 }} />
    </Tabs>
  );
}
