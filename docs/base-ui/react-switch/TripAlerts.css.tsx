import * as React from 'react';
import { Switch } from '@mui/base/Switch';
import './TripAlerts.css';

export default function TripAlerts() {
  const id = React.useId();
  const [delays, setDelays] = React.useState(true);
  const [gates, setGates] = React.useState(false);

  return (
    <fieldset className="trip-alerts">
      <legend className="trip-alerts-legend">Alerts for this trip</legend>
      <label htmlFor={`${id}-delays`} className="trip-alerts-label">
        <Switch
          className="trip-alerts-switch"
          slotProps={{ input: { id: `${id}-delays` } }}
          checked={delays}
          onChange={(event) => setDelays(event.target.checked)}
        />
        Delays
      </label>
      <label htmlFor={`${id}-gates`} className="trip-alerts-label">
        <Switch
          className="trip-alerts-switch"
          slotProps={{ input: { id: `${id}-gates` } }}
          checked={gates}
          onChange={(event) => setGates(event.target.checked)}
        />
        Changes of the platform
      </label>
      <div role="status">{Number(delays) + Number(gates)} of 2 are on</div>
    </fieldset>
  );
}
