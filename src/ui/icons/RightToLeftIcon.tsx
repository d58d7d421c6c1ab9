import Icon, { type IconProps } from './Icon';

export default function RightToLeftIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 5h14M8 10h9M5 15h12" />
    </Icon>
  );
}
