import Icon, { type IconProps } from './Icon';

export default function RefreshIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M16.5 10a6.5 6.5 0 1 1-2-4.7l2 2.2M16.5 3.5v4h-4" />
    </Icon>
  );
}
