import { BlueSwitch, Label } from './SwitchParts';

export default function DisabledSwitch() {
  return (
    <div>
      <Label>
        <BlueSwitch disabled />
        Bicycle space
      </Label>
      <p>All bicycle spaces of this train are taken.</p>
    </div>
  );
}
