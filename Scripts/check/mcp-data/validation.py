"""Validates the messages of a server with the published schemas."""
import json
import pathlib

import jsonschema

FOLDER = pathlib.Path(__file__).parent / "schema"
VERSIONS = sorted(path.stem for path in FOLDER.glob("*.json"))
RESULTS = {
    "initialize": "InitializeResult", "tools/list": "ListToolsResult", "tools/call": "CallToolResult",
    "server/discover": "DiscoverResult", "ping": "EmptyResult",
}


class Schema:
    def __init__(self, version):
        self.version = version
        document = json.loads((FOLDER / f"{version}.json").read_text())
        self.key = "$defs" if "$defs" in document else "definitions"
        self.document = document

    def validate(self, names, value):
        """Validates a value with the first of some definitions that this version has."""
        name = next(name for name in names if name in self.document[self.key])
        schema = {"$ref": f"#/{self.key}/{name}", self.key: self.document[self.key]}
        if "$schema" in self.document:
            schema["$schema"] = self.document["$schema"]
        jsonschema.validators.validator_for(schema)(schema).validate(value)


SCHEMAS = {version: Schema(version) for version in VERSIONS}


def messages(line):
    value = json.loads(line)
    return value if isinstance(value, list) else [value]


def check(lines):
    """Validates what the server has written in a conversation, and returns the number of its messages by kind.

    `lines` has pairs of the writer, client or server, and the line.
    """
    methods = {}
    version = "2025-11-25"
    counts = {}
    for writer, line in lines:
        if writer == "client":
            try:
                sent = messages(line)
            except (ValueError, RecursionError):
                continue
            for message in sent:
                if isinstance(message, dict) and isinstance(message.get("id"), (str, int)):
                    params = message.get("params")
                    meta = params.get("_meta") if isinstance(params, dict) else None
                    named = meta.get("io.modelcontextprotocol/protocolVersion") if isinstance(meta, dict) else None
                    methods[message["id"]] = (message.get("method"), named if named in SCHEMAS else None)
            continue
        for message in messages(line):
            kind = check_message(message, methods, version)
            result = message.get("result")
            if isinstance(result, dict) and "protocolVersion" in result:
                version = result["protocolVersion"]
            counts[kind] = counts.get(kind, 0) + 1
    return counts


def check_message(message, methods, version):
    method, named = methods.get(message.get("id"), (None, None))
    if method == "initialize" and "result" in message:
        version = message["result"]["protocolVersion"]
    schema = SCHEMAS[named or version]
    if "method" in message:
        assert message["method"] == "notifications/progress", message
        schema.validate(["ProgressNotification"], message)
        return "progress"
    if "error" in message:
        # JSON-RPC requires null where no id is known; the schemas of these versions have no such error.
        if not (message.get("id", 0) is None and schema.version < "2025-11-25"):
            schema.validate(["JSONRPCErrorResponse", "JSONRPCError"], message)
        return f"error {message['error']['code']}"
    schema.validate(["JSONRPCResultResponse", "JSONRPCResponse"], message)
    schema.validate([RESULTS[method]], message["result"])
    return method
