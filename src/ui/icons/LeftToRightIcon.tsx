import Icon, { type IconProps } from './Icon';

export default function LeftToRightIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 5h14M3 10h9M3 15h12" />
    </Icon>
  );
}
