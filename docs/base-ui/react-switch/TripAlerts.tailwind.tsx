import * as React from 'react';
import { Switch } from '@mui/base/Switch';

const fieldset =
  'm-0 box-border grid w-full max-w-[320px] gap-3 rounded-xl border border-solid ' +
  'border-current/20 px-4 pt-3 pb-4';
const label = 'inline-flex items-center gap-3';
const root = 'group relative inline-block h-6 w-11 shrink-0';
const parts = {
  track: {
    className:
      'absolute inset-0 rounded-xl bg-[#6b7785] group-[.base--checked]:bg-[#1a6ce0] ' +
      'group-[.base--focusVisible]:outline-2 group-[.base--focusVisible]:outline-offset-2 ' +
      'group-[.base--focusVisible]:outline-[#2e7df6]',
  },
  thumb: {
    className:
      'absolute start-[3px] top-[3px] size-[18px] rounded-full bg-white ' +
      'group-[.base--checked]:start-[23px]',
  },
};
const input = 'absolute inset-0 m-0 size-full cursor-pointer opacity-0';

export default function TripAlerts() {
  const id = React.useId();
  const [delays, setDelays] = React.useState(true);
  const [gates, setGates] = React.useState(false);

  return (
    <fieldset className={fieldset}>
      <legend className="px-1 font-semibold">Alerts for this trip</legend>
      <label htmlFor={`${id}-delays`} className={label}>
        <Switch
          className={root}
          slotProps={{ ...parts, input: { className: input, id: `${id}-delays` } }}
          checked={delays}
          onChange={(event) => setDelays(event.target.checked)}
        />
        Delays
      </label>
      <label htmlFor={`${id}-gates`} className={label}>
        <Switch
          className={root}
          slotProps={{ ...parts, input: { className: input, id: `${id}-gates` } }}
          checked={gates}
          onChange={(event) => setGates(event.target.checked)}
        />
        Changes of the platform
      </label>
      <div role="status">{Number(delays) + Number(gates)} of 2 are on</div>
    </fieldset>
  );
}
