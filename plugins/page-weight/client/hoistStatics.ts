/**
 * Stands in for hoist-non-react-statics in React Router's `withRouter`: nobody reads static members
 * of the components that Docusaurus wraps.
 */
export default function hoistStatics<Component>(target: Component): Component {
  return target;
}
