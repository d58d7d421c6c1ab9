import DesktopWindowsIcon from '@mui/icons-material/DesktopWindows';
import SmartphoneIcon from '@mui/icons-material/Smartphone';
import TabletIcon from '@mui/icons-material/Tablet';
import Stack from '@mui/material/Stack';

export default function UseMediaQueryPicture() {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-end', color: 'text.secondary' }}>
      <SmartphoneIcon fontSize="small" />
      <TabletIcon />
      <DesktopWindowsIcon fontSize="large" />
    </Stack>
  );
}
