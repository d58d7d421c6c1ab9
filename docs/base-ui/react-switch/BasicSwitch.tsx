import { BlueSwitch, Label } from './SwitchParts';

export default function BasicSwitch() {
  return (
    <Label>
      <BlueSwitch defaultChecked />
      Quiet coach
    </Label>
  );
}
