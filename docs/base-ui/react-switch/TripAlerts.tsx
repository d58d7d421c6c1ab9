import * as React from 'react';
import { styled } from '@mui/system';
import { BlueSwitch, Label } from './SwitchParts';

const Alerts = styled('fieldset')({
  display: 'grid',
  gap: 12,
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: 320,
  margin: 0,
  padding: '12px 16px 16px',
  border: '1px solid color-mix(in srgb, currentColor 20%, transparent)',
  borderRadius: 12,
  '& legend': { padding: '0 4px', fontWeight: 600 },
});

export default function TripAlerts() {
  const [delays, setDelays] = React.useState(true);
  const [gates, setGates] = React.useState(false);

  return (
    <Alerts>
      <legend>Alerts for this trip</legend>
      <Label>
        <BlueSwitch checked={delays} onChange={(event) => setDelays(event.target.checked)} />
        Delays
      </Label>
      <Label>
        <BlueSwitch checked={gates} onChange={(event) => setGates(event.target.checked)} />
        Changes of the platform
      </Label>
      <div role="status">{Number(delays) + Number(gates)} of 2 are on</div>
    </Alerts>
  );
}
