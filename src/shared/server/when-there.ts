/** Goes on with a value at once where it is there already, which costs no turn of the queue, else when it comes. */
export function whenThere<Value, Result>(
  value: Value | Promise<Value>,
  goOn: (value: Value) => Result | Promise<Result>,
): Result | Promise<Result> {
  return value instanceof Promise ? value.then(goOn) : goOn(value)
}
