import Icon, { type IconProps } from './Icon';

export default function PlusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 10h10M10 5v10" />
    </Icon>
  );
}
