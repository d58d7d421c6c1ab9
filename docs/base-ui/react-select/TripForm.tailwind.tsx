import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';

const trigger =
  'box-border flex w-full cursor-pointer justify-between rounded-lg border border-solid ' +
  "border-current/60 bg-transparent px-3 py-2 text-inherit [font:inherit] after:content-['▾'/''] " +
  '[&.base--focusVisible]:outline-2 [&.base--focusVisible]:outline-offset-2 ' +
  '[&.base--focusVisible]:outline-[#2e7df6]';
const listbox =
  'mx-0 my-1 box-border min-w-60 list-none rounded-lg border border-solid border-[GrayText] ' +
  "bg-[Canvas] p-1 text-[CanvasText] [[style*='visibility:_hidden']_&]:hidden";
const option =
  'cursor-pointer rounded-sm border-0 border-s-[3px] border-solid border-transparent ' +
  'px-2.5 py-1.5 hover:bg-current/10 [&.base-Option-highlighted]:bg-current/10 ' +
  '[&.base--selected]:border-s-[#2e7df6] [&.base--selected]:font-semibold';
const submit =
  'cursor-pointer rounded-lg border-0 bg-[#0b57d0] px-4 py-2.5 text-white [font:inherit]';

export default function TripForm() {
  const id = React.useId();
  const [status, setStatus] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setStatus(`Sent: time=${String(data.get('time'))}`);
  };

  return (
    <form
      className="box-border grid w-full max-w-[320px] justify-items-start gap-3"
      onSubmit={handleSubmit}
    >
      <label className="block font-semibold" htmlFor={id}>
        Departure
      </label>
      <Select
        id={id}
        name="time"
        defaultValue="09:40"
        className={trigger}
        slotProps={{ listbox: { 'aria-label': 'Departure', className: listbox } }}
      >
        <Option className={option} value="09:40">
          9:40 AM, Lisbon to Porto
        </Option>
        <Option className={option} value="14:10">
          2:10 PM, Lisbon to Porto
        </Option>
      </Select>
      <button type="submit" className={submit}>
        Hold the seats
      </button>
      <div role="status">{status}</div>
    </form>
  );
}
