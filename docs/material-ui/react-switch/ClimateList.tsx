import * as React from 'react';
import AcUnitIcon from '@mui/icons-material/AcUnit';
import AirIcon from '@mui/icons-material/Air';
import WbSunnyIcon from '@mui/icons-material/WbSunny';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Switch from '@mui/material/Switch';

const devices = [
  { id: 'fan', name: 'Fan', icon: <AirIcon />, watts: 90 },
  { id: 'lamp', name: 'Grow lamps', icon: <WbSunnyIcon />, watts: 640 },
  { id: 'cooler', name: 'Cooler', icon: <AcUnitIcon />, watts: 1200 },
];

export default function ClimateList() {
  const listId = React.useId();
  const [on, setOn] = React.useState(['fan']);

  return (
    <List role="list" aria-label="House 2" sx={{ width: '100%', maxWidth: 340 }}>
      {devices.map(({ id, name, icon, watts }) => (
        <ListItem
          key={id}
          secondaryAction={
            <Switch
              edge="end"
              checked={on.includes(id)}
              inputProps={{
                'aria-labelledby': `${listId}-${id}`,
                'aria-describedby': `${listId}-${id}-power`,
              }}
              onChange={(_event, checked) =>
                setOn(checked ? [...on, id] : on.filter((each) => each !== id))
              }
            />
          }
        >
          <ListItemIcon>{icon}</ListItemIcon>
          <ListItemText
            primary={name}
            primaryTypographyProps={{ id: `${listId}-${id}` }}
            secondary={on.includes(id) ? `Uses ${watts} W` : 'Uses no power'}
            secondaryTypographyProps={{ id: `${listId}-${id}-power` }}
          />
        </ListItem>
      ))}
    </List>
  );
}
