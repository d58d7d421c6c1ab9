import Icon, { type IconProps } from './Icon';

export default function BoltIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M11.5 2.5 4.5 11.5h5l-1 6 7-9h-5Z" />
    </Icon>
  );
}
