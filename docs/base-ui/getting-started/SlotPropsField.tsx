import { Input } from '@mui/base/Input';

export default function SlotPropsField() {
  return (
    <label>
      Parcel number{' '}
      <Input
        placeholder="PX-0000"
        slotProps={{
          root: { style: { display: 'inline-block' } },
          input: { maxLength: 7, autoCapitalize: 'characters' },
        }}
      />
    </label>
  );
}
