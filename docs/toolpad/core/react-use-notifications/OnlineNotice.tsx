import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { NotificationsProvider, useNotifications } from '@toolpad/core/useNotifications';

function RegisterSwitch() {
  const notifications = useNotifications();
  const [online, setOnline] = React.useState(true);

  const changeOnline = (event: React.ChangeEvent<HTMLInputElement>) => {
    setOnline(event.target.checked);
    if (event.target.checked) {
      notifications.close('offline');
    } else {
      notifications.show('The register is offline.', { key: 'offline', severity: 'warning' });
    }
  };

  return (
    <FormControlLabel
      label="Register online"
      control={<Switch checked={online} onChange={changeOnline} />}
    />
  );
}

export default function OnlineNotice() {
  return (
    <NotificationsProvider>
      <RegisterSwitch />
    </NotificationsProvider>
  );
}
